import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '../limits'

export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-too-common'

/** Fewer guesses than this and a password is among those that everybody tries first. */
const FEWEST_GUESSES = 100_000
/** Judged of a password. What makes one poor is at its beginning; a hundred signs cost the process half a second. */
const MOST_JUDGED = 40
/** Compared with it of what is known about the person: longer words are in no password. */
const LONGEST_WORD = 60
const MOST_WORDS = 20

// The lists of common passwords are large and wanted only when a password is chosen.
async function loadGuesser() {
  const [{ ZxcvbnFactory }, language] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: language.dictionary, graphs: language.adjacencyGraphs })
}
let guesser: ReturnType<typeof loadGuesser> | undefined

/**
 * Judges a chosen password: long enough, not absurdly long, and not one of the commonest. No rules of composition.
 * @param about what an attacker knows of the person (name, e-mail address), which makes a poor password
 * @returns what is wrong with it, or null when the password is good
 */
export async function passwordProblem(password: string, about: readonly string[] = []) {
  if (password.length < PASSWORD_SHORTEST) return 'password-too-short'
  if (password.length > PASSWORD_LONGEST) return 'password-too-long'
  guesser ??= loadGuesser()
  const { guesses } = (await guesser).check(password.slice(0, MOST_JUDGED), wordsAbout(about))
  return guesses < FEWEST_GUESSES ? 'password-too-common' : null
}

/** The words of what is known about a person, however much somebody wrote there. */
function wordsAbout(about: readonly string[]): string[] {
  const texts = about.map((text) => text.slice(0, MOST_WORDS * LONGEST_WORD))
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return words.filter((word) => word.length > 2 && word.length <= LONGEST_WORD).slice(0, MOST_WORDS)
}

const derive = promisify(pbkdf2)

/**
 * Spends as long as checking or setting a password takes, and does nothing. Answers about addresses that have no
 * account, or have one already, would otherwise tell so by coming sooner.
 */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32), 600_000, 32, 'sha256')
}
