import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PREFIXES } from './src/lib/paths/language-prefixes.mjs'
import { admissionRewrites, folderRedirects, pageRedirects, pageRewrites } from './src/lib/paths/page-paths.mjs'
import { securityHeaders } from './src/lib/security-headers.mjs'

/** Memory for rendered pages where the setting of that name says nothing: all seeded ones, packed, and as much again. */
const PAGE_CACHE_MB = 100
const MEGABYTE = 1024 * 1024

/**
 * Packages that only the server uses: Node loads them from `node_modules`, once. Bundled, a copy of each would lie in
 * the code of every route, which cost 100 MB of memory after the start, 240 MB of disk and a third of the time that a
 * build takes; and the first start of `npm run dev` would compile each three times.
 */
const LOADED_BY_NODE = [
  '@payloadcms/db-postgres',
  '@payloadcms/drizzle',
  '@payloadcms/email-nodemailer',
  'csv-parse',
  'csv-stringify',
  'drizzle-orm',
  'html-to-text',
  'ioredis',
  'ipaddr.js',
  'libphonenumber-js',
  'nodemailer',
  'payload',
  'rate-limiter-flexible',
  'zod',
]

/**
 * The editor's packages as well where time to compile is what matters. Not where the site is served: the modules by which
 * Node loads them wait for each other, and may do so for ever (scripts/README.md tells of it).
 */
const LOADED_BY_NODE_IN_DEVELOPMENT = [
  'lexical',
  '@lexical/clipboard',
  '@lexical/extension',
  '@lexical/html',
  '@lexical/list',
  '@lexical/rich-text',
  '@lexical/selection',
  '@lexical/utils',
]

const isBuiltAgain = fs.existsSync(fileURLToPath(new URL('./.next/BUILD_ID', import.meta.url)))

const site = withPayload(
  {
    output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
    poweredByHeader: false,
    cacheHandler: fileURLToPath(new URL('./src/lib/caching/page-cache.mjs', import.meta.url)),
    cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB || PAGE_CACHE_MB) * MEGABYTE,
    // What a page says of itself stands in its head for everybody, not in a late part of its body for most browsers.
    htmlLimitedBots: /./,
    // Next hashes the whole page for every request, which halves how many a process answers; a proxy or CDN in front
    // serves kept pages by their Cache-Control.
    generateEtags: false,
    reactStrictMode: true,
    serverExternalPackages: [
      // One registry of figures for what starts the server and for the route that tells them.
      'prom-client',
      ...LOADED_BY_NODE,
      ...(process.env.NODE_ENV === 'development' ? LOADED_BY_NODE_IN_DEVELOPMENT : []),
    ],
    // `npm run check` checks the types; a first start need not wait for it.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    experimental: {
      // Far above the 5 MB that a file may have, so that who sends more reads so beside the field, with or without
      // script. What is larger still gets a plain page before it is read, see src/lib/next-patches/bodies/body-limit.ts.
      serverActions: { bodySizeLimit: '25mb' },
      proxyClientMaxBodySize: '25mb',
      // Rendered pages belong to one process and its database; the folder of the build may be shared with the tests.
      isrFlushToDisk: false,
      // What a build keeps for the next one, 350 MB, takes a third of its time: a first start and CI do without.
      turbopackFileSystemCacheForBuild: isBuiltAgain,
    },
  },
  { devBundleServerPackages: false },
)
const payloadHeaders = site.headers

/** Payload asks every page for client hints; only the studio needs them, and on public pages they cost a round trip. */
async function headers() {
  const rows = (await payloadHeaders?.()) ?? []
  const studioOnly = rows.map((row) =>
    row.headers.some((header) => header.key === 'Critical-CH') ? { ...row, source: '/admin/:path*' } : row,
  )
  return [...studioOnly, ...securityHeaders(process.env), ...listHeaders]
}

/** Lists hold nothing personal: the browser may keep them for the way back from a card, which no-store would forbid. */
const listHeaders = PREFIXES.flatMap((prefix) => [`${prefix}/colleges`, `${prefix}/jobs`, `${prefix}/counselling`]).map(
  (source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' }],
  }),
)

/** @type {import('next').NextConfig} */
const config = {
  ...site,
  headers,
  redirects: async () => [...folderRedirects(), ...pageRedirects()],
  rewrites: async () => ({ beforeFiles: admissionRewrites(), afterFiles: pageRewrites(), fallback: [] }),
}
export default config
