import { describe, expect, it } from 'vitest'
import { offencesOf } from './offences'
import { readPage } from './page-text'

const offences = (body: string, { path = '/about', head = '' } = {}) =>
  offencesOf(path, readPage(`<html><head>${head}</head><body>${body}</body></html>`), 2026)

const MARK = '<button data-source="official">2024-25</button>'

describe('a figure', () => {
  it.each([
    ['<p>We have 200+ partner hospitals.</p>'],
    ['<p>A seat costs ₹45,000 a year.</p>'],
    ['<p>It costs <b>45,000 rupees</b>.</p>'],
    ['<p>सालाना रु 45,000</p>'],
    ['<ul><li>50% in Physics</li></ul>'],
    ['<p>There are 10 medical colleges with 1,715 seats.</p>'],
    ['<dl><div><dt>Seats</dt><dd>150</dd></div></dl>'],
    [
      '<table><thead><tr><th>College</th><th>Fees</th></tr></thead><tbody><tr><th>A</th><td>₹5</td></tr></tbody></table>',
    ],
    ['<p>बिहार में 10 मेडिकल कॉलेज और 1,715 सीटें हैं।</p>'],
    ['<p>इनमें 50% सरकारी कॉलेजों में हैं।</p>'],
    ['<dl><div><dt>सालाना फीस</dt><dd>45,000</dd></div></dl>'],
    [`<p>In all 500 students.</p><p>Another thing ${MARK}</p>`],
  ])('is found where nobody stands behind it: %s', (body) => expect(offences(body)).toHaveLength(1))

  it.each([
    [`<p>A seat costs ₹45,000 a year ${MARK}</p>`],
    [`<dl><div><dt>Seats</dt><dd>150 ${MARK}</dd></div></dl>`],
    [`<table><tr><th>Fees</th></tr><tr><td>₹5 ${MARK}</td></tr></table>`],
    [`<section><ul><li>50% in Physics</li></ul><p data-source-of="part">NTA ${MARK}</p></section>`],
    ['<p>We list 15 of the 73 medical colleges of the official list 2024-25.</p>'],
    ['<p>₹45,000 a year (our listing, not verified)</p>'],
    ['<p>Apply at the hospital, Sector 32, Chandigarh for medical seats.</p>'],
    ['<p>As it is to be shown, for example 9-11 LPA.</p>'],
    ['<select><option>5 LPA or more</option></select>'],
    ['<article id="job-1"><p>₹12,00,000 a year</p></article>'],
    ['<p>आधिकारिक सूची 2024-25 की 2,995 सीटों में से 1,985।</p>'],
    ['<p>हमारी सूची में बिहार के 22 मेडिकल कॉलेज हैं।</p>'],
    ['<p>100 में से 12 से 93 को सीट मिली।</p>'],
    // The name of the town ends as the short word for rupees.
    ['<p>बेंगलुरु 2 खुले</p>'],
    ['<p>Founded in 1925, students come from everywhere.</p>'],
    ['<p><a href="/x">NEET UG 2023, instruction</a>Official source · 2023</p>'],
  ])('passes with its source: %s', (body) => expect(offences(body)).toEqual([]))

  it('is looked for in titles, descriptions and structured data', () => {
    expect(offences('', { head: '<title>10 colleges in Telangana</title>' })).toHaveLength(1)
    expect(offences('', { head: '<meta name="description" content="98% success">' })).toHaveLength(1)
    const faq = JSON.stringify({ '@type': 'Answer', text: 'Telangana has 1,715 seats.' })
    expect(offences(`<script type="application/ld+json">${faq}</script>`)).toHaveLength(1)
    expect(offences('', { head: '<title>MBBS in Telangana: 10 of 65 Colleges</title>' })).toEqual([])
  })
})

it('has to say of how many on the page of a region', () => {
  const body = `<p>Telangana has 10 medical colleges ${MARK}</p>`
  expect(offences(body, { path: '/mbbs-in-telangana' })).toHaveLength(1)
  expect(offences(body.replace('10 medical', '10 of 65 medical'), { path: '/mbbs-in-telangana' })).toEqual([])
})

it('knows no year of admission but that of the settings', () => {
  expect(offences('<p>NEET admission 2025 is open</p>')).toHaveLength(1)
  expect(offences('<p>NEET admission 2026 is open</p>')).toEqual([])
})
