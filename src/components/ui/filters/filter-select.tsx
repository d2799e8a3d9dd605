'use client'
import { languageOfText } from '@/lib/language'
import { selectBox } from '../forms/control-boxes'

// Drawn in the browser too: a list of states is long, and the page's data would hold the markup of each.

/** One choice of a list's filters, its label beside the control so that the control's name is the label alone. */
export function FilterSelect(props: {
  name: string
  label: string
  value: string
  /** The choice that filters nothing ("all" in the address); without it, one of the options is always chosen. */
  none?: string
  options: { value: string; text: string }[]
}) {
  const { name, label, value, none, options } = props
  const id = `filter-${name}`
  return (
    <div className="grid min-w-0 gap-[0.2rem]">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select className={selectBox} id={id} name={name} defaultValue={value}>
        {none && <option value="all">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={languageOfText(option.text)}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
