import { describe, expect, it } from 'vitest'
import { faultsOf } from './judge.mjs'

const html = { 'content-type': 'text/html' }
const judge = (text, more = {}) =>
  faultsOf({ status: 200, headers: html, text, milliseconds: 1, ...more }, { marks: [], request: { as: 'visitor' } })

describe('an answer', () => {
  it.each([
    '<p><script>xssmark()</script></p>',
    '<input value=""><img src=x onerror=xssmark()>">',
    '<svg/onload=xssmark()>',
    '<a class="b" onclick="xssmark()">x</a>',
    '<a href="javascript:xssmark()">x</a>',
    '<script>self.__next_f.push([1,"a"]);xssmark()</script>',
    '<script>self.__next_f.push([1,""-xssmark()-""])</script>',
    '<script type="application/ld+json">{"a":1}</script><script>xssmark()</script>',
  ])('that runs what was sent is found: %s', (text) => {
    expect(judge(text)).toEqual(['reflected a script'])
  })

  it.each([
    '<p>&lt;script&gt;xssmark()&lt;/script&gt;</p>',
    '<input value="&quot;&gt;&lt;img src=x onerror=xssmark()&gt;">',
    String.raw`<script>self.__next_f.push([1,"\u003cscript\u003exssmark()\u003c/script\u003e"])</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,["javascript:xssmark()"]])</script>',
    String.raw`<script type="application/ld+json">{"name":"\u003cscript\u003exssmark()"}</script>`,
  ])('that shows it as text or holds it as data is not: %s', (text) => {
    expect(judge(text)).toEqual([])
  })

  it('that takes what another site sent, or believes another name of the site, is found', () => {
    const to = (request, text = '') =>
      faultsOf(
        { status: 200, headers: html, text, milliseconds: 1 },
        { marks: [], request: { as: 'visitor', ...request } },
      )
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect(to(foreign)).toEqual(['took what another site sent'])
    expect(to({ ...foreign, headers: { ...foreign.headers, origin: 'https://evil.example' } })).toEqual([])
    const named = { raw: 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n' }
    expect(to(named, '<a href="https://evil.example/">')).toEqual(['believed another name of the site'])
    expect(to(named, '<a href="/">')).toEqual([])
  })

  it('that failed, leads away, took a header or shows somebody else’s row is found', () => {
    expect(judge('', { status: 502 })).toEqual(['answered 502'])
    expect(judge('', { headers: { location: '//evil.example/x' } })).toEqual(['led away to //evil.example/x'])
    expect(judge('', { headers: { 'x-injected': '1' } })).toEqual(['took a header from a value'])
    expect(judge('x\n    at run (file:///srv/a.js:1:1)')).toEqual(['told of its inner workings'])
    const marks = [{ mark: 'Plantedabc', what: 'a name', owner: 'victim' }]
    const answer = { status: 200, headers: {}, text: '{"a":"Plantedabc"}', milliseconds: 1 }
    expect(faultsOf(answer, { marks, request: { as: 'attacker' } })).toEqual(['showed a name of somebody else'])
    expect(faultsOf(answer, { marks, request: { as: 'victim' } })).toEqual([])
  })
})
