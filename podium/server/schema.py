"""The database: what is kept, and in which columns. One definition for SQLite and PostgreSQL.

`entries` is the truth about tables; `tables` and `seats` hold what lists need of it. Times are
seconds since 1970. Migrations bring an older database to this; a test says when they do not.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("likeness", String(64), nullable=False, index=True),  # the name as the eye takes it: see names.py
    Column("account", String(64), unique=True),  # the likeness again if this is an account: no two look alike
    Column("password", Text),  # argon2; null for a guest
    Column("is_program", Boolean, nullable=False),  # an account that a program plays with, shown as such
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("leaving", Double, index=True),  # since when the account is being deleted
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # SHA-256; the cookie itself is kept nowhere
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("creator", String(32), index=True),
    Column("duplicate", String(64), index=True),
    Column("length", Integer, nullable=False),  # the number of entries, which is the number of the next
    Column("header", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("ix_tables_list", "status", "is_public", "updated", "id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the entries of a table lie side by side
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), index=True),
    Column("level", String(32)),
    Column("name", String(64), nullable=False),
    Column("points", Integer),  # null until the game is over
    Column("place", Integer),
    sqlite_with_rowid=False,
)

visitors = Table(
    "visitors",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(32), primary_key=True, index=True),  # whoever has an entry at the table, seated or not
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(48), primary_key=True),  # "person:<id>" or "bot:<level>"
    Column("game", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("player", String(48), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the player's first rated game is 1
    Column("table_id", String(64), nullable=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(64), nullable=False, index=True),
    Column("reporter", String(32), index=True),
    Column("reported", String(32), index=True),
    Column("entry", Integer),  # the number of the entry that gave offence
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Double),
)
