# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24-bookworm-slim

# Everything that building needs. `npm install` with the lock file keeps every locked version and adds the binaries of
# this platform, which `npm ci` refuses when the lock file was made on another one.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund --include=dev

FROM dependencies AS build
# The address is written into security headers and links while building.
ARG SITE_URL=http://localhost:3000
ARG HELPDESK_URL=
# So is the size of the page cache.
ARG PAGE_CACHE_MB=
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_OUTPUT=standalone SITE_URL=${SITE_URL} HELPDESK_URL=${HELPDESK_URL} PAGE_CACHE_MB=${PAGE_CACHE_MB}
COPY . .
RUN node node_modules/next/dist/bin/next build

# Applies the migrations and adds missing first content, then ends: run it before a new version starts.
FROM dependencies AS migrate
ENV NODE_ENV=production DATA_DIR=/data
COPY . .
RUN mkdir /data && chown node:node /data
USER node
CMD ["sh", "-c", "node scripts/migrate.mjs && node scripts/seed.mjs"]

# What serves visitors.
FROM ${NODE_IMAGE} AS site
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOST=0.0.0.0 DATA_DIR=/data KEEP_ALIVE_TIMEOUT=75000
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Next's own server calls it HOSTNAME, which a container has for its own name.
CMD ["sh", "-c", "HOSTNAME=$HOST exec node --max-http-header-size=65536 ${HEAP_MB:+--max-old-space-size=$HEAP_MB} server.js"]
