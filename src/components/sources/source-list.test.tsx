import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markedFigure } from '@/cms/sources/figure-view'
import { SourceList } from './sources'

it('marks the title of a document as English, not the Hindi words around it', () => {
  const source = {
    id: '06b7cff9-0000',
    title: 'Revised UG Seat Matrix',
    publisher: 'NMC',
    year: '2025',
    kind: 'official',
  }
  const figure = markedFigure({ source, year: '2025', checkedOn: null } as never, null)
  const markup = renderToStaticMarkup(<SourceList language="hi" figures={[figure]} />)
  expect(markup).toMatch(/<span lang="en">Revised UG Seat Matrix<\/span>/)
  expect(markup.replace(/<span lang="en">[^<]*<\/span>/g, '')).not.toContain('lang="en"')
})
