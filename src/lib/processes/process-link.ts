import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME, greet, listen, notify, takeLead } from './link-queries'

/** Interval between health checks of the connection, in milliseconds; free leadership is taken at the next check. */
const LOOK_MILLISECONDS = 2000
/** Timeout of a health check, after which the connection counts as lost. */
const PATIENCE_MILLISECONDS = 5000
const FIRST_PAUSE_MILLISECONDS = 250
const MAX_PAUSE_MILLISECONDS = 1000
/** How long a process may serve what it has read while only it is cut off from the others. */
const DISCONNECTED_MILLISECONDS = 5000
/** How long a sender waits for the other processes' acknowledgements. */
const ACKNOWLEDGEMENT_MILLISECONDS = 1000
/** PostgreSQL accepts 7,999 bytes per notification, including the envelope around the words. */
const MESSAGE_BYTES = 7000

export interface ProcessLinkOptions {
  connectionString: string
  /** Words from another process; they are acknowledged when this resolves. */
  onWords: (words: string[]) => unknown
  /**
   * Words may have been missed, so earlier reads cannot be trusted. Called on each connect, and repeatedly while only
   * this process is disconnected: the others may edit meanwhile.
   */
  onGap: () => void
  /** Queries the database over this process's other connections; rejects if they get no answer either. */
  pingDatabase: () => Promise<unknown>
  /**
   * True when the database is down: cached data is all there is, and nothing newer can exist. False when it is back.
   */
  onAway?: (isAway: boolean) => void
  /**
   * True when this process becomes the leader, which does what only one process may do; false when it stops. If
   * omitted, the process never leads.
   */
  onLead?: ((leads: boolean) => void) | undefined
  /** Reports problems for the log. */
  onTrouble?: (words: string) => void
}

export interface ProcessLink {
  /**
   * Sends words to all other processes; those of a disconnection are sent on reconnect.
   * @returns resolves when all have acknowledged and acted on them: after a second at the latest, immediately while
   * disconnected
   */
  send: (words: string[]) => Promise<void>
  /** Whether there is a connection at present. */
  isConnected: () => boolean
  close: () => Promise<void>
}

/**
 * Holds a connection to PostgreSQL over which the processes of one site exchange words (LISTEN and NOTIFY) and elect a
 * leader (by an advisory lock of that connection, which ends with it). It must be a direct connection: a pooler in
 * transaction mode supports neither.
 */
export function linkProcesses(options: ProcessLinkOptions): ProcessLink {
  const self = randomUUID()
  const unsent = new Set<string>()
  /** Acknowledgements of each message of this process, by its number. */
  const acks = new Map<number, { times: number; note: () => void }>()
  let messages = 0
  let client: pg.Client | undefined
  let leads = false
  let isClosed = false
  let pause = FIRST_PAUSE_MILLISECONDS
  let timer: NodeJS.Timeout | undefined
  let disconnectedTimer: NodeJS.Timeout | undefined

  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
    timer.unref()
  }

  const setLead = (next: boolean) => {
    if (leads === next) return
    leads = next
    options.onLead?.(next)
  }

  const startDisconnected = () => {
    clearInterval(disconnectedTimer)
    const isDatabaseThere = () =>
      Promise.race([
        options.pingDatabase().then(
          () => true,
          () => false,
        ),
        delay(PATIENCE_MILLISECONDS, false, { ref: false }),
      ])
    const checkConnection = async () => {
      const isThere = await isDatabaseThere()
      if (client || isClosed) return
      options.onAway?.(!isThere)
      if (isThere) options.onGap()
    }
    disconnectedTimer = setInterval(checkConnection, DISCONNECTED_MILLISECONDS)
    disconnectedTimer.unref()
    void checkConnection()
  }

  const lose = (lost: pg.Client, reason: string) => {
    if (client !== lost) return
    client = undefined
    lost.removeAllListeners('notification')
    // A hanging connection would also hang while closing.
    void lost.end().catch(() => undefined)
    setLead(false)
    if (isClosed) return
    options.onTrouble?.(`The connection between the processes was lost: ${reason}`)
    startDisconnected()
    after(pause, () => void connect())
  }

  /** Sends a message, and waits for an acknowledgement from each of the other processes. */
  const sendAndWait = async (sender: pg.Client, words: string[]) => {
    messages += 1
    const number = messages
    let note: () => void = () => undefined
    const noted = { times: 0, note: () => note() }
    acks.set(number, noted)
    try {
      const others = await notify(sender, JSON.stringify({ self, number, words }))
      if (noted.times >= others) return
      await new Promise<void>((resolve) => {
        const enough = setTimeout(resolve, ACKNOWLEDGEMENT_MILLISECONDS)
        note = () => {
          if (noted.times < others) return
          clearTimeout(enough)
          resolve()
        }
      })
    } finally {
      acks.delete(number)
    }
  }

  const sendUntold = async () => {
    const sender = client
    if (!sender || unsent.size === 0) return
    const words = [...unsent]
    unsent.clear()
    try {
      await Promise.all(messagesOf(words).map((message) => sendAndWait(sender, message)))
    } catch (error) {
      for (const word of words) unsent.add(word)
      lose(sender, String(error))
    }
  }

  /** Handles a message of another process: words, or an acknowledgement of ours. */
  const hear = async (listener: pg.Client, payload: string) => {
    const message = JSON.parse(payload) as Message
    if (message.self === self) return
    if ('words' in message) {
      await options.onWords(message.words)
      await notify(listener, JSON.stringify({ self, acks: message.self, number: message.number } satisfies Message))
    } else if (message.acks === self) {
      const noted = acks.get(message.number)
      if (!noted) return
      noted.times += 1
      noted.note()
    }
  }

  const look = async () => {
    const current = client
    if (!current) return
    const overdue = setTimeout(() => lose(current, 'it does not answer'), PATIENCE_MILLISECONDS)
    try {
      if (options.onLead === undefined || leads) await greet(current)
      else if ((await takeLead(current)) && client === current) setLead(true)
      after(LOOK_MILLISECONDS, () => void look())
    } catch (error) {
      lose(current, String(error))
    } finally {
      clearTimeout(overdue)
    }
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      keepAlive: true,
      application_name: APPLICATION_NAME,
    })
    next.on('error', (error) => lose(next, error.message))
    next.on('end', () => lose(next, 'it ended'))
    next.on('notification', ({ payload = '' }) => {
      hear(next, payload).catch((error) => lose(next, String(error)))
    })
    try {
      await next.connect()
      await listen(next)
    } catch {
      void next.end().catch(() => undefined)
      if (isClosed) return
      pause = Math.min(pause * 2, MAX_PAUSE_MILLISECONDS)
      after(pause, () => void connect())
      return
    }
    if (isClosed) return void next.end()
    client = next
    pause = FIRST_PAUSE_MILLISECONDS
    clearInterval(disconnectedTimer)
    options.onGap()
    options.onAway?.(false)
    void sendUntold()
    void look()
  }

  startDisconnected()
  void connect()
  return {
    send: (words) => {
      for (const word of words) unsent.add(word)
      return sendUntold()
    },
    isConnected: () => client !== undefined,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(disconnectedTimer)
      const last = client
      client = undefined
      setLead(false)
      await last?.end()
    },
  }
}

type Message = { self: string; number: number } & ({ words: string[] } | { acks: string })

/** Splits the words into as few messages as PostgreSQL's limit allows. */
function messagesOf(words: string[]): string[][] {
  const messages: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const word of words) {
    const length = Buffer.byteLength(JSON.stringify(word)) + 1
    if (bytes + length > MESSAGE_BYTES) {
      messages.push([])
      bytes = 0
    }
    messages.at(-1)?.push(word)
    bytes += length
  }
  return messages
}
