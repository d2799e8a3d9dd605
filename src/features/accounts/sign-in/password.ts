import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits'

/** Passwords that take fewer guesses are among those tried first. */
const MIN_GUESSES = 100_000
/** Only this many characters are judged: weakness shows at the beginning, and a hundred would take half a second. */
const MAX_JUDGED_LENGTH = 40
/** Longer words about the person are not compared. */
const MAX_WORD_LENGTH = 60
const MAX_WORDS = 20

// The lists of common passwords are large and only needed when a password is chosen.
async function loadGuesser() {
  const [{ ZxcvbnFactory }, language] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: language.dictionary, graphs: language.adjacencyGraphs })
}
let guesser: ReturnType<typeof loadGuesser> | undefined

/**
 * Judges a chosen password: long enough, not absurdly long, and not a common one. No composition rules.
 * @param about what an attacker knows about the person (name, email)
 * @returns what is wrong with it, or null
 */
export async function passwordProblem(password: string, about: readonly string[] = []) {
  if (password.length < PASSWORD_MIN_LENGTH) return 'password-too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'password-too-long'
  guesser ??= loadGuesser()
  const { guesses } = (await guesser).check(password.slice(0, MAX_JUDGED_LENGTH), wordsAbout(about))
  return guesses < MIN_GUESSES ? 'password-too-common' : null
}

/** The words known about a person, limited in number and length. */
function wordsAbout(about: readonly string[]): string[] {
  const texts = about.map((text) => text.slice(0, MAX_WORDS * MAX_WORD_LENGTH))
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return words.filter((word) => word.length > 2 && word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS)
}

const pbkdf2Async = promisify(pbkdf2)

/** Hashes a password as Payload does. */
export const derive = (password: string, salt: string | Buffer, length: number) =>
  pbkdf2Async(password, salt, 600_000, length, 'sha256')

/**
 * Takes as long as checking or setting a password, so that the timing does not reveal whether an email has an account.
 */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32), 32)
}
