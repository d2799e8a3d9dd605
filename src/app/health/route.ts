export const dynamic = 'force-dynamic'

/** Says that the process answers. Touches nothing else. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
