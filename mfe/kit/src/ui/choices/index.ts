/** Inputs for choices and numbers; their code loads after the page is shown. */
export { Autocomplete, MultiSelect, NumberInput, Select, TagsInput } from './late-inputs.tsx'
