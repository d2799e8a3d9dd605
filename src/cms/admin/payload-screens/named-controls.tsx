'use client'
import { useEffect } from 'react'
import { studioMessages } from '../messages'

const messages = studioMessages.payloadControls

/** Attributes to set; null removes one. */
type Attributes = Readonly<Record<string, string | null>>

const textIn = (element: Element | null | undefined): string | null => {
  const copy = element?.cloneNode(true)
  if (copy instanceof Element) for (const star of copy.querySelectorAll('.required')) star.remove()
  return copy?.textContent?.trim() || null
}

/** Nearest label above an element; in some drawers labels are siblings of their controls. */
function labelBefore(element: Element | null): string | null {
  for (let before = element?.previousElementSibling; before; before = before.previousElementSibling)
    if (before.matches('.field-label')) return textIn(before)
  return null
}

/** The label of a control: that of its field, or its part of a filter. */
function fieldName(control: Element): string | null {
  const part = (['field', 'operator', 'value'] as const).find((name) => control.closest(`.condition__${name}`))
  if (part) return messages.filter[part]
  for (let field = control.closest('.field-type'); field; field = field.parentElement?.closest('.field-type') ?? null) {
    const label = textIn(field.querySelector(':scope > .field-label, :scope > :not(.field-type) > .field-label'))
    if (label) return label
  }
  return labelBefore(control.closest('.schedule-publish__scheduler > *, .field-select > *'))
}

function menuName(button: Element): string {
  if (button.closest('.array-actions')) return messages.menus.row
  if (button.closest('.array-field__header, .blocks-field__header')) return messages.menus.rows
  return button.closest('[id$="-popup"]') ? messages.menus.save : messages.menus.record
}

const isUnnamed = (element: Element) =>
  !element.getAttribute('aria-label') && !element.getAttribute('aria-labelledby') && !textIn(element)
const isUnlabelled = (element: Element) =>
  !element.getAttribute('aria-label') && !(element as HTMLInputElement).labels?.length

const named = (name: string | null): Attributes => (name ? { 'aria-label': name } : {})

/** Fixes for Payload's markup: a selector, and the attributes to set. */
const CONTROL_RULES: readonly (readonly [string, (element: Element) => Attributes])[] = [
  ['.clickable-arrow--left', () => named(messages.previousPage)],
  ['.clickable-arrow--right', () => named(messages.nextPage)],
  ['#select-all', () => ({ ...named(messages.selectAll), 'aria-labelledby': null, title: null })],
  [
    'td .checkbox-input input',
    (box) => {
      const [, ...cells] = box.closest('tr')?.cells ?? []
      return named(messages.select(cells.map(textIn).find(Boolean) ?? ''))
    },
  ],
  // Hidden from screen readers although the keyboard stops at it.
  ['.clear-indicator', (button) => ({ 'aria-hidden': null, ...named(messages.clear(fieldName(button) ?? '')) })],
  ['.date-time-picker__clear-button', (button) => named(messages.clear(fieldName(button) ?? ''))],
  ['.dropdown-indicator', () => ({ tabindex: '-1' })],
  // In a drawer, Payload's labels point at ids that its text fields do not have.
  [
    `.rs__input, .react-datepicker__input-container input, .checkbox-input input:not(td *, #select-all),
      dialog.drawer .field-type :is(input:not([type=hidden], [type=file]), textarea)`,
    (input) => (isUnlabelled(input) ? named(fieldName(input)) : {}),
  ],
  ['.popup-button', (button) => (isUnnamed(button) ? named(menuName(button)) : {})],
  ['.react-datepicker__month-select', () => named(messages.date.month)],
  ['.react-datepicker__year-select', () => named(messages.date.year)],
  ['.condition__actions-add', () => named(messages.condition.add)],
  ['.condition__actions-remove', () => named(messages.condition.remove)],
  ['.collapsible__drag', () => named(messages.move)],
  // A button may not contain the button that removes it.
  [
    '.multi-value[role=button]',
    (value) => ({ role: 'group', ...named(textIn(value.querySelector('.multi-value-label'))) }),
  ],
  // A list without entries.
  ['ul.doc-tabs__tabs', () => ({ role: 'group' })],
  // Payload gives checked items the role of a button.
  ['.pill[role=button][aria-checked]', () => ({ role: 'checkbox' })],
  ['.toolbar-input[name=live-preview-width]', () => named(messages.preview.width)],
  ['.toolbar-input[name=live-preview-height]', () => named(messages.preview.height)],
  ['#live-preview-iframe', () => ({ title: messages.preview.page })],
  ['.popup__content', () => ({ role: 'region', ...named(messages.menu) })],
  // Payload names a dialog by its slug.
  ['dialog.drawer, .confirmation-modal', (drawer) => named(textIn(drawer.querySelector('h1, h2')))],
  // A drawer over a list has its own heading.
  ['.payload__modal-item .app-header, dialog .app-header', () => ({ role: 'presentation' })],
  ['.not-found', () => ({ role: 'main', id: 'main', tabindex: '-1' })],
  ['.doc-header', () => ({ role: 'region', ...named(messages.head) })],
  [
    '.array-field__title, .group-field__title, .blocks-field__header h3, .no-results h3, .collection-list h3',
    () => ({ 'aria-level': '2' }),
  ],
  [
    '.view-version__version-from [role=combobox]',
    (input) => named(textIn(input.closest('.view-version__version-from')?.querySelector('span'))),
  ],
  ['.schedule-publish__upcoming h4', () => ({ 'aria-level': '3' })],
]

/** Applies the fixes to every matching element of the page. */
function nameControls(page: ParentNode): void {
  for (const [selector, attributesOf] of CONTROL_RULES)
    for (const element of page.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributesOf(element))) {
        if (value === null) element.removeAttribute(name)
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
      }
}

/**
 * Gives accessible names to what Payload's lists and forms leave unnamed: row checkboxes, pagination arrows, menus,
 * selects. Payload has no slot for a component there, so this runs after rendering and on every change
 * (docs/payload-patches.md).
 */
export function NamedControls() {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameControls(document))
    }
    later()
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}
