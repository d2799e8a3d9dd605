import { withPayload } from '@payloadcms/next/withPayload'
import { admissionRewrites, pageRedirects, pageRewrites } from './src/lib/addresses/page-addresses.mjs'
import { securityHeaders } from './src/lib/security-headers.mjs'

const site = withPayload(
  {
    output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
    poweredByHeader: false,
    // Next hashes the whole page for every request, which halves how many a process answers; a proxy or CDN in front
    // serves kept pages by their Cache-Control.
    generateEtags: false,
    reactStrictMode: true,
    typescript: { ignoreBuildErrors: false },
    images: { unoptimized: true },
    experimental: {
      // Far above the 5 MB that a file may have, so that who sends more reads so beside the field, with or without
      // script. What is larger still gets a plain page before it is read, see src/lib/next-patches/body-limit.ts.
      serverActions: { bodySizeLimit: '25mb' },
      proxyClientMaxBodySize: '25mb',
      // Rendered pages belong to one process and its database; the folder of the build may be shared with the tests.
      isrFlushToDisk: false,
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
const listHeaders = ['/colleges', '/jobs'].map((source) => ({
  source,
  headers: [{ key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' }],
}))

/** @type {import('next').NextConfig} */
const config = {
  ...site,
  headers,
  redirects: async () => pageRedirects(),
  rewrites: async () => ({ beforeFiles: admissionRewrites(), afterFiles: pageRewrites(), fallback: [] }),
}
export default config
