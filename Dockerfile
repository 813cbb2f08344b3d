# One image for the API and the worker; the command says which. The sandbox is a stage of its own (`--target sandbox`), and no part of the
# product's image: its keys are public. Never built by the tests, which only read it.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/portal/package.json apps/portal/
COPY apps/desk/package.json apps/desk/
COPY apps/sandbox/package.json apps/sandbox/
COPY packages packages
RUN npm ci
COPY . .
RUN npm run build

FROM build AS sandbox
ENV NODE_ENV=development SIGNET_ENV=local HOST=0.0.0.0
USER node
EXPOSE 4000 4001
STOPSIGNAL SIGTERM
CMD ["node", "apps/sandbox/src/main.ts"]

FROM build AS product-files
# What is copied is printed in MB. The sandbox goes first, so that what only it needs is pruned as well. The Node that npm pins for people who clone the repository is the same version as the image's own.
RUN rm -rf apps/sandbox packages/testing node_modules/@signet/sandbox node_modules/@signet/testing e2e bench docs \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-win-* node_modules/node-bin-* \
  && find apps packages tools -name node_modules -prune -o -name '*.test.ts' -exec rm {} + \
  && du -sm /app

FROM node:26.10.0-bookworm-slim
ARG RELEASE=unnamed
ENV NODE_ENV=production RELEASE=$RELEASE HOST=0.0.0.0 DATA_DIR=/data
# 80 to 120 MB less in each process (docs/decisions/0274); `npm run bench -- processes` reads this line.
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=product-files --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A worker has no page to ask for: its probes are on METRICS_PORT.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts", "api"]
