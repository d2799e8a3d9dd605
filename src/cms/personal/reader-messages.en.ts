/** Who reads a CV: shared by the profile, the apply form and the seed's privacy policy. */
export const RESUME_READERS =
  'Only you and the administrators who handle applications can open it, and the institution if you agree to that when you apply.'
