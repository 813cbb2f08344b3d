# One image for the API, the worker and, outside production, the sandbox; the command says which. Never built by the tests, which only read it.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/portal/package.json apps/portal/
COPY apps/sandbox/package.json apps/sandbox/
COPY packages packages
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev

FROM node:26.10.0-bookworm-slim
ARG RELEASE=unnamed
ENV NODE_ENV=production RELEASE=$RELEASE HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts", "api"]
