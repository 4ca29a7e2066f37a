"""The server with chance that is always the same, so that pictures of it are: never for people."""

import random
import secrets

chance = random.Random("podium")
secrets.token_bytes = lambda count=32: chance.randbytes(count or 32)
secrets.token_hex = lambda count=32: chance.randbytes(count or 32).hex()
secrets.token_urlsafe = lambda count=32: chance.randbytes(count or 32).hex()[: 4 * (count or 32) // 3]

from podium.cli import main  # noqa: E402 (whoever takes a name from `secrets` must find the fixed one)

if __name__ == "__main__":  # processes that compile read this file too
    main()
