# Webfoot in a container: the page, the program and the compiled engine are built in two stages that are thrown away.
# `docker compose up` (compose.yaml) runs it behind Caddy; docs/hosting.md says more.

FROM node:20-slim AS page
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund
COPY web web
COPY src/webfoot/games src/webfoot/games
RUN cd web && npm run build

FROM python:3.12-slim AS program
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements requirements
# What builds, with mypy and the rest, stays in this stage.
RUN python -m venv tools && tools/bin/pip install --no-cache-dir --require-hashes -r requirements/play.lock
RUN python -m venv /opt/webfoot && /opt/webfoot/bin/pip install --no-cache-dir --require-hashes -r requirements/server.lock
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=page /build/web/dist src/webfoot/server/static
RUN HATCH_BUILD_HOOKS_ENABLE=0 tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir wheels .
# A build is for the eyes of its maker alone, and what it was made of lies beside it.
RUN tools/bin/pip install --no-deps wheels/webfoot-*.whl && WEBFOOT_ENGINE=/opt/engine tools/bin/webfoot compile \
    && rm -rf /opt/engine/work-* /opt/engine/lock && chmod -R a+rX /opt/engine
RUN /opt/webfoot/bin/pip install --no-cache-dir --no-deps wheels/webfoot-*.whl \
    && /opt/webfoot/bin/pip uninstall --yes pip

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin webfoot \
    && install --directory --owner=webfoot --group=webfoot --mode=0700 /data
COPY --from=program /opt/webfoot /opt/webfoot
# It belongs to root: the server runs this code and cannot change it.
COPY --from=program /opt/engine /opt/engine
ENV PATH=/opt/webfoot/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    WEBFOOT_ENGINE=/opt/engine \
    WEBFOOT_FOLDER=/data \
    WEBFOOT_HOST=0.0.0.0 \
    WEBFOOT_PORT=8000 \
    WEBFOOT_LOG=json
USER webfoot
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=8)"]
CMD ["webfoot", "serve"]
