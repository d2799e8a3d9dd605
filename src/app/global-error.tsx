'use client'
import { layoutTexts } from '@/components/layout/texts'

const { error: texts } = layoutTexts

/** The last resort, when the layout itself failed: no styles, no data, one sentence and one link. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body
        style={{ font: '18px/1.5 system-ui, sans-serif', maxWidth: '34rem', margin: '15vh auto', padding: '0 1.25rem' }}
      >
        <title>{texts.title}</title>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <p>
          <a href="/">{layoutTexts.notFound.home}</a>
        </p>
      </body>
    </html>
  )
}
