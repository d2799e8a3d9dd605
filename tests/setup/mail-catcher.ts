import net from 'node:net'

/** As much of a mail server as sending needs: takes every mail and keeps to whom it went and its subject. */
export interface MailCatcher {
  port: number
  caught: { to: string; subject: string }[]
  listen: () => Promise<void>
  close: () => Promise<void>
}

/** A mail server on a free port, which is closed until `listen` is called and can go away again. */
export async function mailCatcher(): Promise<MailCatcher> {
  const caught: MailCatcher['caught'] = []
  const open = new Set<net.Socket>()
  const create = () =>
    net.createServer((socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket)).on('error', () => undefined)
      let [received, to, isData] = ['', '', false]
      socket.write('220 catcher\r\n')
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        if (isData && !received.includes('\r\n.\r\n')) return
        if (isData) caught.push({ to, subject: /^Subject: (.*)$/im.exec(received)?.[1]?.trim() ?? '' })
        to = /^RCPT TO:<([^>]*)>/im.exec(received)?.[1] ?? to
        const asksForData = !isData && /^DATA/im.test(received)
        const leaves = /^QUIT/im.test(received)
        socket.write(asksForData ? '354 go on\r\n' : '250 done\r\n')
        isData = asksForData
        received = ''
        if (leaves) socket.end()
      })
    })
  let server = create()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const close = async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  const listen = async () => {
    server = create()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  await close()
  return { port, caught, listen, close }
}
