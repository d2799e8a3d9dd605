import { env } from '@/lib/env'

/**
 * What somebody wrote, with addresses of our own site as links: a shared list is one press away. Those of others stay
 * text, because nobody of the team should follow a stranger's link by a slip.
 */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map((part, at) =>
        isOurs(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <a key={at} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const isOurs = (part: string): boolean => URL.canParse(part) && new URL(part).origin === new URL(env.SITE_URL).origin
