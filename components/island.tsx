import type { ComponentType } from 'react';

/** What JSON can carry of a type; anything else (functions, dates, React nodes) becomes impossible to pass. */
type AsJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : never;

interface IslandProps<Props extends object> {
  /** The name of its file in `islands/`, as `client/islands.ts` lists it. */
  name: string;
  component: ComponentType<Props>;
  props: Props & AsJson<NoInfer<Props>>;
  className?: string;
}

/** Renders an island on the server, with the props beside it that wake it in the browser. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  className,
}: IslandProps<Props>) {
  return (
    <div className={className} data-island={name} data-props={JSON.stringify(props)}>
      <Component {...(props as Props)} />
    </div>
  );
}
