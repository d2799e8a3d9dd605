import { PREFIXES } from './paths/language-prefixes.mjs'

/** Origin of a URL; empty if invalid or unset. */
const originOf = (url) => (url && URL.canParse(url) ? new URL(url).origin : '')

const policy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ')

/**
 * Security headers of every response: one policy for the site, a looser one for the studio, whose editors load scripts
 * and styles at run time. Inline scripts are allowed because static pages cannot carry a nonce.
 * @param {Record<string, string | undefined>} settings SITE_URL, HELPDESK_URL, NODE_ENV
 */
export function securityHeaders(settings) {
  const development = settings.NODE_ENV === 'development'
  const secure = settings.SITE_URL?.startsWith('https:')
  const site = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", development && "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", development && 'ws:'],
    'frame-src': ["'self'", 'https://www.openstreetmap.org', originOf(settings.HELPDESK_URL)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  const studio = {
    ...site,
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'connect-src': ["'self'", 'blob:', development && 'ws:'],
    'worker-src': ["'self'", 'blob:'],
  }
  const always = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
  ]
  return [
    { source: '/:path*', headers: [...always, { key: 'Content-Security-Policy', value: policy(site) }] },
    // The URL contains a ticket's key: no cache may store it, and no referrer may reveal it.
    ...PREFIXES.map((prefix) => ({
      source: `${prefix}/my/ticket/:path*`,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    })),
    // Uploaded files, whatever they turn out to be, are sandboxed: they run nothing, load nothing and have no origin.
    // Set here and not in the collections, because these headers override those of routes.
    {
      source: '/api/:collection/file/:name*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'self'; sandbox" }],
    },
    // A list has ten drawings: a policy of its own is stricter and a fifth of a kilobyte shorter for each.
    {
      source: '/drawings/:name',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'" }],
    },
    ...PREFIXES.map((prefix) => ({
      source: `${prefix}/post-a-vacancy/cv`,
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'self'; sandbox" },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    })),
    { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: policy(studio) }] },
    { source: '/admin', headers: [{ key: 'Content-Security-Policy', value: policy(studio) }] },
  ]
}
