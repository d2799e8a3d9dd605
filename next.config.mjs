import { withPayload } from '@payloadcms/next/withPayload'
import { securityHeaders } from './src/lib/security-headers.mjs'

const site = withPayload(
  {
    output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
    poweredByHeader: false,
    reactStrictMode: true,
    typescript: { ignoreBuildErrors: false },
    images: { unoptimized: true },
    experimental: {
      serverActions: { bodySizeLimit: '6mb' },
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
  return [...studioOnly, ...securityHeaders(process.env)]
}

/** A visitor's interest in the address makes the admission page dynamic; without one it stays static. */
async function rewrites() {
  const interests = ['college', 'course', 'state']
  return {
    beforeFiles: interests.map((key) => ({
      source: '/admission',
      has: [{ type: 'query', key }],
      destination: '/admission/prefilled',
    })),
    afterFiles: [],
    fallback: [],
  }
}

/** @type {import('next').NextConfig} */
const config = { ...site, headers, rewrites }
export default config
