/** A problem that people can fix: its message is one plain sentence saying what is wrong and how to fix it. */
export class PlainProblem extends Error {
  constructor(message, details = '') {
    super(message)
    this.name = 'PlainProblem'
    this.details = details
  }
}

/** Thrown by a step that ended because the command is being stopped. */
export class Interrupted extends Error {}

/** Prints a line of progress. */
export const say = (line = '') => process.stdout.write(`${line}\n`)

/** Prints a line to stderr. */
export const warn = (line) => process.stderr.write(`${line}\n`)

/**
 * Runs a step and prints its duration: `Building the site … 41 s`.
 * @param options `isBeside` if something else prints meanwhile: the end of the step gets its own line
 */
export async function announced(label, step, { isBeside = false } = {}) {
  const started = Date.now()
  const end = (words) => say(isBeside ? `${label} … ${words}` : words)
  if (isBeside) say(`${label} …`)
  else process.stdout.write(`${label} … `)
  try {
    const result = await step()
    end(`${((Date.now() - started) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    if (!(error instanceof Interrupted)) end('failed')
    throw error
  }
}

const fullDisk = /ENOSPC|no space left on device|disk quota exceeded|EDQUOT/i

/** Whether a failed step's output mentions a full disk. */
export const speaksOfFullDisk = (text) => fullDisk.test(text)

/** Message for a full disk. */
export const fullDiskSentence = (folder) =>
  `The disk that holds ${folder} is full: free some space (the site needs about 2 GB) and run the command again.`

/** Turns an unexpected error into a sentence to print and details below it. */
export function explain(error, folder) {
  if (error instanceof PlainProblem) return { sentence: error.message, details: error.details }
  const text = `${error?.code ?? ''} ${error?.message ?? error}`
  if (speaksOfFullDisk(text)) return { sentence: fullDiskSentence(folder), details: '' }
  if (error?.code === 'EACCES' || error?.code === 'EPERM' || error?.code === 'EROFS') {
    return {
      sentence: `${error.path ?? folder} cannot be written: give this user the right to write there, or choose another folder with DATA_DIR.`,
      details: '',
    }
  }
  return { sentence: `Something unexpected went wrong: ${error?.message ?? error}`, details: error?.stack ?? '' }
}
