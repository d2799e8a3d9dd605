import type { LinkProblem } from './fetch-link'
import type { LinkOutcome } from './link-verdict'

/** What the studio says of links that were asked. */
export const linkMessages = {
  outcomes: { alive: 'Answers', failing: 'Failed once', dead: 'Dead' } satisfies Record<LinkOutcome, string>,
  problems: {
    'not-found': 'There is no such page',
    'server-error': 'The server has an error',
    'no-answer': 'Nothing answers',
    'no-such-host': 'There is no such site',
    'bad-certificate': 'The certificate is not in order',
    'private-address': 'Leads into a private network',
    'not-a-web-address': 'Is no web address',
    'too-many-redirects': 'Leads on and on',
    'forbidden-to-robots': 'Programs may not ask',
  } satisfies Record<LinkProblem, string>,
} as const
