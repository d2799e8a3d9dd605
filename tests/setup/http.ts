import type { Payload } from 'payload'
import { startSession } from '@/features/accounts/operations/session-rows'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/**
 * Sends a request through the site's own REST route, without a server: `rest('GET', '/api/jobs', { token })`.
 * @returns the answer and its parsed body (null when it has none)
 */
export async function rest(method: Method, address: string, { token, body, headers }: RequestOptions = {}) {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const url = new URL(address, 'http://localhost:3000')
  const request = new Request(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const slug = url.pathname.replace(/^\/api\//, '').split('/')
  const handler = route[method as keyof typeof route] as
    | ((request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>)
    | undefined
  if (!handler) return { status: 405, json: null }
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, json: text ? JSON.parse(text) : null }
}

/**
 * Sends a file as the studio and programs do: `upload('resumes', pdf, token)`.
 * @returns the status of the answer and its parsed body
 */
export async function upload(
  collection: string,
  { data, mimetype, name }: { data: Buffer; mimetype: string; name: string },
  token?: string,
  fields: object = {},
) {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  body.append('_payload', JSON.stringify(fields))
  const request = new Request(`http://localhost:3000/api/${collection}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `JWT ${token}` } : {},
  })
  const response = await route.POST(request, { params: Promise.resolve({ slug: [collection] }) })
  return { status: response.status, json: await response.json() }
}

/** Opens a session for a person, as signing in would without the slow password check, and returns its token for `rest`. */
export async function tokenOf(payload: Payload, id: string): Promise<string> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return (await startSession(payload, user)).token
}

/** The status with which a file of a record is answered: `fileStatus("/api/resumes/file/a.pdf", token)`. */
export async function fileStatus(address: string, token?: string): Promise<number> {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const url = new URL(address, 'http://localhost:3000')
  const request = new Request(url, { headers: token ? { authorization: `JWT ${token}` } : {} })
  const slug = url.pathname
    .replace(/^\/api\//, '')
    .split('/')
    .map(decodeURIComponent)
  return (await route.GET(request, { params: Promise.resolve({ slug }) })).status
}

/**
 * The status of an answer over REST, whatever its body is, and how many records it lists. The body is JSON or a form.
 * HEAD goes to the handler of GET, as Next does it.
 * `status('PATCH', '/api/jobs?where…', { token, body: {} })`
 */
export async function status(method: string, address: string, { token, body }: Omit<RequestOptions, 'headers'> = {}) {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const url = new URL(address, 'http://localhost:3000')
  const isForm = body instanceof FormData
  const request = new Request(url, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const slug = url.pathname
    .replace(/^\/api\//, '')
    .split('/')
    .map(decodeURIComponent)
  const answer = await route[(method === 'HEAD' ? 'GET' : method) as 'GET'](request, {
    params: Promise.resolve({ slug }),
  })
  const isJson = answer.headers.get('content-type')?.includes('application/json')
  const json = isJson ? await answer.json() : null
  return { status: answer.status, docs: Array.isArray(json?.docs) ? json.docs.length : null }
}

/** A download over REST as it is: `download('/api/enquiries/export', token)`. */
export async function download(address: string, token?: string): Promise<string> {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const url = new URL(address, 'http://localhost:3000')
  const request = new Request(url, { headers: token ? { authorization: `JWT ${token}` } : {} })
  const slug = url.pathname.replace(/^\/api\//, '').split('/')
  return (await route.GET(request, { params: Promise.resolve({ slug }) })).text()
}
