/** The built files. All checks in one file, so that each page is parsed once for all of them. */
import './admissions';
import './archives';
import './contact';
import './copy';
import './drawings';
import './entries';
import './feeds';
import './graphs';
import './links';
import './machines';
import './pages';
import './rendering-notes';
import './search';
import './search-engines';
import './shipped-files';
import './styles';
import './markdown';
