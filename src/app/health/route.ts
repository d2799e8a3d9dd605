export const dynamic = 'force-dynamic'

/** Says that the process answers. Touches nothing else. */
export const GET = (): Response => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
