'use client'
import { useSyncExternalStore } from 'react'
import { errorMessages } from '@/components/layout/screens/error-messages'
import { DEFAULT_LANGUAGE, LANGUAGE_PREFIXES, splitPath } from '@/lib/language'

const never = () => () => undefined

/** Last resort when the layout itself failed: no styles, no data, one sentence and one link. */
export default function GlobalError() {
  // It gets no messages as props: the layout that would pass them has failed.
  const language = useSyncExternalStore(
    never,
    () => splitPath(window.location.pathname).language,
    () => DEFAULT_LANGUAGE,
  )
  const messages = errorMessages(language)
  return (
    <html lang={language} style={{ colorScheme: 'light dark' }}>
      <body
        style={{ font: '18px/1.5 system-ui, sans-serif', maxWidth: '34rem', margin: '15vh auto', padding: '0 1.25rem' }}
      >
        <title>{messages.title}</title>
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <p>
          <a href={LANGUAGE_PREFIXES[language] || '/'}>{messages.home}</a>
        </p>
      </body>
    </html>
  )
}
