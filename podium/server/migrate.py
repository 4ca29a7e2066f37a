"""Bringing a database to this version: Alembic, run by the program itself when it starts."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from podium.core.errors import PodiumError

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x706F6469756D  # "podium": held while migrating, so that two servers that start at once do not both do it


class NewerDatabase(PodiumError):
    """A database that a later Podium has written."""


def revisions() -> list[str]:
    """All revisions, the first first."""
    return [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run the migrations that a database lacks, all in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    known = revisions()
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in known:
        raise NewerDatabase(f"This database is of revision {now}; this Podium knows revisions up to {known[-1]}.")
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
