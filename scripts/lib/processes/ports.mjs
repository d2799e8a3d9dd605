import net from 'node:net'
import { PlainProblem } from '../messages.mjs'

function tryListening(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const chosen = server.address().port
      server.close(() => resolve(chosen))
    })
  })
}

/** A port of this machine that nothing listens on; `wanted` when that one is free. */
export async function freePort(wanted = 0) {
  try {
    return await tryListening(wanted, '127.0.0.1')
  } catch (error) {
    if (wanted === 0) throw error
    return freePort()
  }
}

/**
 * Proves that the site can listen on its port.
 * @throws {PlainProblem} when another program holds it or this user may not use it
 */
export async function requireFreePort(port) {
  // Both families: a program that listens on one of them only would still take the visitors.
  for (const host of ['127.0.0.1', '::1', undefined]) {
    try {
      await tryListening(port, host)
    } catch (error) {
      if (error.code === 'EADDRINUSE') {
        throw new PlainProblem(
          `Port ${port} is taken by another program: stop that program, or choose another port, for example PORT=${port === 3000 ? 3001 : port + 1} npm start.`,
        )
      }
      if (error.code === 'EACCES') {
        throw new PlainProblem(
          `Port ${port} may not be used by this user: choose one from 1024 upwards, for example PORT=3000.`,
        )
      }
      if (host === undefined) throw error
    }
  }
}
