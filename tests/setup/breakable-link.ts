import net from 'node:net'

/** A way to a server that can be cut, as a restart of that server would, and mended again. */
export interface BreakableLink {
  port: number
  /** Ends every connection and refuses new ones. */
  cut: () => void
  /** Keeps every connection and hands nothing on, as a network that swallows packets. */
  fallSilent: () => void
  mend: () => void
  /** Leads to the server at another port of this machine from now on, as after a restart. */
  leadTo: (port: number) => void
  close: () => Promise<void>
}

/** Listens on a free port and hands every connection on to the server, while the link is whole. */
export async function breakableLink(target: { host: string; port: number }): Promise<BreakableLink> {
  const open = new Set<net.Socket>()
  let isWhole = true
  let place = target
  const server = net.createServer((near) => {
    if (!isWhole) {
      near.destroy()
      return
    }
    const far = net.connect(place)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const cut = () => {
    isWhole = false
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    cut,
    fallSilent: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    mend: () => {
      isWhole = true
    },
    leadTo: (next) => {
      place = { host: '127.0.0.1', port: next }
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
