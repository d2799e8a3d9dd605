'use client'
import { paths } from '@/lib/paths'
import { Button } from '../ui/button'
import { layoutTexts } from './texts'

const { error: texts } = layoutTexts

/** What stands where a page failed: a plain sentence, another try, and the number under which it was logged. */
export function ErrorScreen({ digest, retry }: { digest?: string; retry: () => void }) {
  return (
    <div className="wrap screen-room">
      <div className="empty" role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className="cluster">
          <Button onClick={retry}>{texts.retry}</Button>
          {/* A full load on purpose: what failed may be the state of this page. */}
          <a className="button line" href={paths.home()}>
            {layoutTexts.notFound.home}
          </a>
        </div>
        {digest && <p className="small quiet">{texts.reference(digest)}</p>}
      </div>
    </div>
  )
}
