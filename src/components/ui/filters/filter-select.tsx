'use client'
import { languageOfText } from '@/lib/language'
import { selectBox } from '../forms/control-boxes'

// A client component: a list of states is long, and the RSC payload would hold all its markup.

/** A filter select with its label beside it, so that the accessible name is the label only. */
export function FilterSelect(props: {
  name: string
  label: string
  value: string
  /** The option that filters nothing ("all" in the URL); without it one option is always selected. */
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
