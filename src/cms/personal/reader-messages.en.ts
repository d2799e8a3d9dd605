/** Who reads a CV: said the same by the profile, the form that sends it and the privacy policy of the seed. */
export const RESUME_READERS =
  'Only you and the administrators who handle applications can open it, and the institution if you agree to that when you apply.'
