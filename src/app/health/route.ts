export const dynamic = 'force-dynamic'

/** Confirms that the process responds. Touches nothing else. */
export const GET = (): Response => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
