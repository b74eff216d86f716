import type { Examples } from '../examples/specimens';
import { SearchField } from './search-field';

export const examples: Examples = ({ search }) => ({
  looks: {
    SearchField: (
      <div className="flex w-72 max-w-full">
        <SearchField aria-label={search} placeholder={search} button={search} />
      </div>
    ),
  },
});
