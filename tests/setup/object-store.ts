import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for an S3 store: keeps objects in memory under `bucket/key`; signatures are not checked. */
export async function startObjectStore() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = http.createServer(async (request, response) => {
    const name = decodeURIComponent((request.url ?? '').split('?')[0]?.slice(1) ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const object = objects.get(name)
    if (request.method === 'PUT') {
      objects.set(name, { body: Buffer.concat(chunks), type: String(request.headers['content-type']) })
      response.setHeader('ETag', `"${name.length}"`).end()
    } else if (request.method === 'DELETE') {
      objects.delete(name)
      response.writeHead(204).end()
    } else if (object) {
      response.writeHead(200, { 'Content-Type': object.type, 'Content-Length': object.body.length })
      response.end(request.method === 'HEAD' ? undefined : object.body)
    } else {
      response.writeHead(404, { 'Content-Type': 'application/xml' })
      response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return { objects, address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
