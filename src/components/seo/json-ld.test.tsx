import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028\u2029 "quoted" \\'

it('escapes record texts without changing them', () => {
  const data = { '@context': 'https://schema.org', '@type': 'Thing', name: HOSTILE } as const
  const markup = renderToStaticMarkup(<JsonLd data={data} />)
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const inside = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</script'))
  expect(inside).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(inside)).toEqual(data)
})
