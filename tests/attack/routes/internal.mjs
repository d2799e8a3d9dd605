import { jsonBody } from '../bodies.mjs'

/** A call to what only tasks and launchers use. */
export function internalRequest(random) {
  const path = random.pick([
    '/internal/revalidate',
    '/internal/run',
    '/health',
    '/ready',
    '/api/me',
    '/enquiries/token',
    '/alerts/stop?token=x',
    '/api/vacancy-views',
    '/post-a-vacancy/cv?link=x&application=x',
  ])
  const { type, body } = random.chance(0.7)
    ? { type: 'application/json', body: jsonBody(random, { tags: ['jobs'] }) }
    : {}
  const secret = random.chance(0.5)
    ? { authorization: `Bearer ${random.pick(['', 'undefined', 'null', random.word(40)])}` }
    : {}
  return {
    as: 'visitor',
    method: random.pick(['POST', 'GET', 'PUT', 'DELETE']),
    path,
    headers: { ...secret, ...(type ? { 'content-type': type } : {}) },
    body,
  }
}
