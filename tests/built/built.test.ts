/** The built files. All checks in one file, so that each page is parsed once for all of them. */
import './archives';
import './contact';
import './copy';
import './drawings';
import './entries';
import './feeds';
import './links';
import './machines';
import './pages';
import './renders';
import './search';
import './search-engines';
import './shipped';
import './styles';
import './twins';
