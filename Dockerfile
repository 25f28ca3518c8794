# syntax=docker/dockerfile:1

# The site and the server: build stage with the workspace, and an image that holds what `pnpm server:artefact` wrote.
FROM node:26-bookworm-slim AS build
WORKDIR /workspace
# Where browsers find the site: in its canonical links, its sitemap and its share pictures.
ARG VITE_SITE_ORIGIN
# yes: the site counts which kinds of page are opened (docs/page-views.md).
ARG VITE_COUNT_USAGE=no
COPY . .
RUN npx --yes pnpm@12.18.0 install --frozen-lockfile
RUN VITE_COUNT_USAGE="$VITE_COUNT_USAGE" VITE_SITE_ORIGIN="${VITE_SITE_ORIGIN:?Give --build-arg VITE_SITE_ORIGIN=https://…, the address of the site.}" \
  npx --yes pnpm@12.18.0 server:artefact /lemma --site

FROM node:26-bookworm-slim
# bubblewrap: for RECHECK_SHARE. A container may make no sandbox; the server says so then.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends bubblewrap \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data \
  && chown node:node /data
COPY --from=build /lemma /lemma
ARG BUILD_COMMIT=unknown
ENV NODE_ENV=production \
  PORT=4400 \
  SITE_DIR=/lemma/site \
  LEMMA_DATA_DIR=/data \
  BUILD_COMMIT=$BUILD_COMMIT
WORKDIR /lemma
USER node
EXPOSE 4400
VOLUME /data
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/edge/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/edge/src/main.ts"]
