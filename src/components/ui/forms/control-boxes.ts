/** The box of a control: an input, a list, several lines. */
export const controlBox = 'control px-[0.8rem] py-[0.45rem]'

/** The same with an icon in its left. */
export const searchBox = 'control py-[0.45rem] pr-[0.8rem] pl-[2.6rem]'

/** The box of a list to choose from, with room for its arrow. */
export const selectBox = 'control py-[0.45rem] pr-[2.2rem] pl-[0.8rem]'
