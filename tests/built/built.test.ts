/** The built files. All checks in one file, so that each page is parsed once for all of them. */
import './copy';
import './crawl';
import './feeds';
import './links';
import './machines';
import './pages';
import './renders';
import './search';
import './shipped';
import './styles';
