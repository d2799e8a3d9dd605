import net from 'node:net'
import { PlainProblem } from '../messages.mjs'

function tryListening(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: held } = server.address()
      server.close(() => resolve(held))
    })
  })
}

/**
 * Below the ephemeral ports of Linux (32768) and macOS (49152): one of those may be taken by any outgoing connection
 * between being found free and being used.
 */
const chosen = { from: 10_240, to: 32_767 }

const anyPort = () => chosen.from + Math.floor(Math.random() * (chosen.to - chosen.from))

/** A free local port; `wanted` if that one is free. */
export async function freePort(wanted = 0) {
  for (let attempt = 1; ; attempt += 1) {
    const port = attempt === 1 && wanted !== 0 ? wanted : anyPort()
    try {
      return await tryListening(port, '127.0.0.1')
    } catch (error) {
      if (attempt === 50) throw error
    }
  }
}

/**
 * Checks that the site can listen on its port, and at its address if it is given one.
 * @throws {PlainProblem} if another program holds it, this user may not use it, or the address is not of this machine
 */
export async function requireFreePort(port, ownHost) {
  // Both families: a program listening on only one of them would still receive the visitors.
  for (const host of ['127.0.0.1', '::1', undefined, ownHost]) {
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
      if (host && host === ownHost) {
        throw new PlainProblem(
          `HOST is "${host}", which is no address of this machine: set it to 127.0.0.1 or 0.0.0.0, or leave it out.`,
        )
      }
      if (host === undefined) throw error
    }
  }
}
