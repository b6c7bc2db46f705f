import { type ReactNode, useId } from 'react';
import './settings-group.css';

/** A few fields under a heading. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="cw-group" aria-labelledby={id}>
      <h3 className="cw-group__title" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
