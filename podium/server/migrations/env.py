"""What Alembic runs: the migrations, on the connection that `podium.server.migrate` hands over."""

from alembic import context

from podium.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by building it anew
    transactional_ddl=True,
)
context.run_migrations()
