import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Card that the menu lists. */
export interface Section {
  readonly title: string;
  readonly element: HTMLElement;
}

type Enter = (section: Section) => () => void;

const Entering = createContext<Enter | null>(null);
const Entered = createContext<readonly Section[]>([]);

/** Registry of an editor's mounted cards. */
export function SectionsProvider({ children }: { readonly children: ReactNode }) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [enter] = useState<Enter>(() => (section: Section) => {
    setSections((before) => [...before, section].sort(byPlace));
    return () => setSections((before) => before.filter((each) => each !== section));
  });
  return (
    <Entering.Provider value={enter}>
      <Entered.Provider value={sections}>{children}</Entered.Provider>
    </Entering.Provider>
  );
}

/** Cards in page order. */
export function useSections(): readonly Section[] {
  return useContext(Entered);
}

/** Registers a card, if the editor has a registry. */
export function useSection(title: string): RefObject<HTMLElement> {
  const ref = useRef<HTMLElement>(null);
  const enter = useContext(Entering);
  useEffect(
    function enterSection() {
      const element = ref.current;
      return element && enter ? enter({ title, element }) : undefined;
    },
    [title, enter],
  );
  return ref;
}

function byPlace({ element: one }: Section, { element: other }: Section): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
