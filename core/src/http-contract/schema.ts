/**
 * The shape every schema builder value has (TypeBox's `TSchema`), named here so that the core needs no package. A value
 * is a JSON Schema 2020-12 object; `static` exists for the type checker only.
 */
export interface Schema {
  readonly params: unknown[]
  readonly static: unknown
}

/** The TypeScript type a schema describes. */
export type Infer<S extends Schema> = (S & { params: [] })['static']
