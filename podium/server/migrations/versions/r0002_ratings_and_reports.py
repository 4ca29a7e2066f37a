"""Ratings with their history, and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "rating_history",
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "number", name="pk_rating_history"),
    )
    op.create_index("ix_rating_history_table_id", "rating_history", ["table_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("reported", sa.String(length=32), nullable=True),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reported", "reports", ["reported"], unique=False)
    op.create_index("ix_reports_reporter", "reports", ["reporter"], unique=False)
    op.create_index("ix_reports_table_id", "reports", ["table_id"], unique=False)
