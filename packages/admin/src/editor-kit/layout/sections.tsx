import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A card of an editor that can be gone to. */
export interface Section {
  readonly title: string;
  readonly element: HTMLElement;
}

type Enter = (section: Section) => () => void;

const Entering = createContext<Enter | null>(null);
const Entered = createContext<readonly Section[]>([]);

/** Knows the cards of an editor as they are on the page. */
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

/** The cards in their order on the page. */
export function useSections(): readonly Section[] {
  return useContext(Entered);
}

/** Makes a card one that can be gone to, where its editor has such. */
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
