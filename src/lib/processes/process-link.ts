import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME, greet, listen, notify, takeLead } from './link-queries'

/** Between two looks at the connection, in milliseconds; a lead that has become free is taken at the next look. */
const LOOK_MILLISECONDS = 2000
/** How long a look may take before the connection counts as lost. */
const PATIENCE_MILLISECONDS = 5000
const FIRST_PAUSE_MILLISECONDS = 250
const LONGEST_PAUSE_MILLISECONDS = 1000
/** How long a process may go on with what it has read while it alone hears nothing of the others. */
const DEAF_MILLISECONDS = 5000
/** How long a process that has told something waits for the others to have heard it. */
const HEARD_MILLISECONDS = 1000
/** PostgreSQL takes 7,999 bytes in one message; what stands around the words counts too. */
const MESSAGE_BYTES = 7000

export interface ProcessLinkOptions {
  connectionString: string
  /** Words that another process has told; it is told that they were heard when this resolves. */
  onWords: (words: string[]) => unknown
  /**
   * Words may have been missed: what was read before cannot be trusted. Called at each connection, and again and again
   * while this process alone has none: the others may edit meanwhile.
   */
  onGap: () => void
  /** Asks the database over other connections of this process; rejects when it does not answer them either. */
  askDatabase: () => Promise<unknown>
  /** The database is gone (true): what is kept is all there is, and nothing can be newer. Or it is back (false). */
  onAway?: (isAway: boolean) => void
  /** This process has begun (true) or ended (false) to be the one of all that does what is done once; without it, it never leads. */
  onLead?: ((leads: boolean) => void) | undefined
  /** What is worth a line of the log. */
  onTrouble?: (words: string) => void
}

export interface ProcessLink {
  /**
   * Tells all other processes; words told while the connection is away are told when it is back.
   * @returns resolves when all have heard and done what they do about it; at the latest after a second, and at once
   *   while there is no connection
   */
  tell: (words: string[]) => Promise<void>
  /** Whether there is a connection at present. */
  isConnected: () => boolean
  close: () => Promise<void>
}

/**
 * Holds a connection of this process to PostgreSQL by which the processes of one site tell each other words (LISTEN and
 * NOTIFY), and agree on one that leads (an advisory lock of that connection, which ends with it). The connection must
 * reach PostgreSQL itself: a pooler that lends connections for a transaction keeps neither.
 */
export function linkProcesses(options: ProcessLinkOptions): ProcessLink {
  const self = randomUUID()
  const untold = new Set<string>()
  /** How often each message of this process has been heard, by its number. */
  const heard = new Map<number, { times: number; note: () => void }>()
  let messages = 0
  let client: pg.Client | undefined
  let leads = false
  let isClosed = false
  let pause = FIRST_PAUSE_MILLISECONDS
  let timer: NodeJS.Timeout | undefined
  let deafTimer: NodeJS.Timeout | undefined

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

  const beDeaf = () => {
    clearInterval(deafTimer)
    const isDatabaseThere = () =>
      Promise.race([
        options.askDatabase().then(
          () => true,
          () => false,
        ),
        delay(PATIENCE_MILLISECONDS, false, { ref: false }),
      ])
    const ask = async () => {
      const isThere = await isDatabaseThere()
      if (client || isClosed) return
      options.onAway?.(!isThere)
      if (isThere) options.onGap()
    }
    deafTimer = setInterval(ask, DEAF_MILLISECONDS)
    deafTimer.unref()
    void ask()
  }

  const lose = (lost: pg.Client, reason: string) => {
    if (client !== lost) return
    client = undefined
    lost.removeAllListeners('notification')
    // A connection that hangs would also hang while it says goodbye.
    void lost.end().catch(() => undefined)
    setLead(false)
    if (isClosed) return
    options.onTrouble?.(`The connection between the processes was lost: ${reason}`)
    beDeaf()
    after(pause, () => void connect())
  }

  /** Tells one message, and waits until as many have heard it as there are others. */
  const sendAndWait = async (sender: pg.Client, words: string[]) => {
    messages += 1
    const number = messages
    let note: () => void = () => undefined
    const noted = { times: 0, note: () => note() }
    heard.set(number, noted)
    try {
      const others = await notify(sender, JSON.stringify({ self, number, words }))
      if (noted.times >= others) return
      await new Promise<void>((resolve) => {
        const enough = setTimeout(resolve, HEARD_MILLISECONDS)
        note = () => {
          if (noted.times < others) return
          clearTimeout(enough)
          resolve()
        }
      })
    } finally {
      heard.delete(number)
    }
  }

  const sendUntold = async () => {
    const sender = client
    if (!sender || untold.size === 0) return
    const words = [...untold]
    untold.clear()
    try {
      await Promise.all(messagesOf(words).map((message) => sendAndWait(sender, message)))
    } catch (error) {
      for (const word of words) untold.add(word)
      lose(sender, String(error))
    }
  }

  /** What another process says: words, or that it has heard ours. */
  const hear = async (listener: pg.Client, payload: string) => {
    const message = JSON.parse(payload) as Message
    if (message.self === self) return
    if ('words' in message) {
      await options.onWords(message.words)
      await notify(listener, JSON.stringify({ self, heard: message.self, number: message.number } satisfies Message))
    } else if (message.heard === self) {
      const noted = heard.get(message.number)
      if (!noted) return
      noted.times += 1
      noted.note()
    }
  }

  const look = async () => {
    const looked = client
    if (!looked) return
    const overdue = setTimeout(() => lose(looked, 'it does not answer'), PATIENCE_MILLISECONDS)
    try {
      if (options.onLead === undefined || leads) await greet(looked)
      else if ((await takeLead(looked)) && client === looked) setLead(true)
      after(LOOK_MILLISECONDS, () => void look())
    } catch (error) {
      lose(looked, String(error))
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
      pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)
      after(pause, () => void connect())
      return
    }
    if (isClosed) return void next.end()
    client = next
    pause = FIRST_PAUSE_MILLISECONDS
    clearInterval(deafTimer)
    options.onGap()
    options.onAway?.(false)
    void sendUntold()
    void look()
  }

  beDeaf()
  void connect()
  return {
    tell: (words) => {
      for (const word of words) untold.add(word)
      return sendUntold()
    },
    isConnected: () => client !== undefined,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(deafTimer)
      const last = client
      client = undefined
      setLead(false)
      await last?.end()
    },
  }
}

type Message = { self: string; number: number } & ({ words: string[] } | { heard: string })

/** The words in as few messages as PostgreSQL takes. */
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
